/** The package `xliff` has no types of its own. */
type Inline = string | { [kind: string]: { id?: string; contents?: Inline | Inline[] } };

type Unit = {
  source?: Inline | Inline[];
  target?: Inline | Inline[];
  note?: string;
  additionalAttributes?: Record<string, string>;
};

type WrittenDocument = {
  resources: Record<string, Record<string, Unit>>;
  sourceLanguage: string;
  targetLanguage: string;
};

declare module 'xliff/jsToXliff12' {
  export default function jsToXliff12(
    document: WrittenDocument,
    options: { indent: string },
  ): Promise<string>;
}

declare module 'xliff/xliff12ToJs' {
  /** Whatever a program has written: nothing of it may be relied on. */
  export default function xliff12ToJs(
    xml: string,
    options: { captureSpacesBetweenElements: boolean },
  ): Promise<unknown>;
}
