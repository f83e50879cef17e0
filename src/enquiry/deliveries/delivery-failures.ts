/** No attempt will change it: a person has to. Its message is read by staff. */
export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused';
}

/** The receiver said when to come back. */
export class DeliveryDeferred extends Error {
  override name = 'DeliveryDeferred';
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}
