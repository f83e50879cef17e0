/** A step that the data does not allow; its message is for staff. */
export class StepNotPossible extends Error {
  override name = 'StepNotPossible';
}
