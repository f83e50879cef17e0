/** Reports the steps of the start, and how long each took, to the person at the terminal. */
export type Progress = {
  say(text: string): void;
  step<T>(title: string, work: () => Promise<T>): Promise<T>;
};

export function terminalProgress(): Progress {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
    say(`${title} …`);
    const begun = performance.now();
    const value = await work();
    say(`${title}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    return value;
  }
  return { say, step };
}
