/** Something that the go-live check has to say. `stop`: it would embarrass or endanger; `consider`: it need not. */
export type Finding = {
  level: 'stop' | 'consider';
  /** The state that was found. */
  what: string;
  /** How to put it right. */
  advice: string;
};

export function stop(what: string, advice: string): Finding {
  return { level: 'stop', what, advice };
}

export function consider(what: string, advice: string): Finding {
  return { level: 'consider', what, advice };
}
