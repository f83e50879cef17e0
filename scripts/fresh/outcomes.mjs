/** Outcomes of the steps, each printed when it is known and again in a table. */
export class Outcomes {
  rows = [];

  get failed() {
    return this.rows.filter(({ state }) => state === 'FAIL').length;
  }

  skip(scenario, reason) {
    this.#add({ state: 'skip', scenario, step: reason, seconds: '' });
  }

  /** @returns {Promise<boolean>} whether it went well; `work` may give a remark for the table */
  async measure(scenario, step, work) {
    const begun = performance.now();
    const seconds = () => ((performance.now() - begun) / 1000).toFixed(1);
    try {
      const remark = await work();
      this.#add({ state: 'ok', scenario, step: remark ? `${step} (${remark})` : step, seconds: seconds() });
      return true;
    } catch (error) {
      this.#add({ state: 'FAIL', scenario, step, seconds: seconds() });
      console.log(error.message);
      return false;
    }
  }

  #add(row) {
    this.rows.push(row);
    console.log(this.#line(row));
  }

  #line({ state, scenario, step, seconds }) {
    return `${state.padEnd(4)}  ${seconds.padStart(7)} s  ${scenario.padEnd(42)}  ${step}`;
  }

  /** @returns {number} the exit code */
  report() {
    console.log(`\n${this.rows.map((row) => this.#line(row)).join('\n')}\n`);
    console.log(`${this.rows.filter(({ state }) => state === 'ok').length} passed, ${this.failed} failed`);
    return this.failed > 0 ? 1 : 0;
  }
}
