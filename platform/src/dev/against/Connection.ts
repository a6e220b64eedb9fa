import { causeOf } from './causeOf';

/** Whether the site responds; reported on change, not for each request. */
export class Connection {
  private isLost = false;

  constructor(
    private readonly site: string,
    private readonly say: (line: string) => void,
  ) {}

  lost(error: Error): void {
    if (!this.isLost) this.say(`✘ ${this.site} cannot be reached: ${causeOf(error)}.`);
    this.isLost = true;
  }

  found(): void {
    if (this.isLost) this.say(`✔ ${this.site} is back`);
    this.isLost = false;
  }
}
