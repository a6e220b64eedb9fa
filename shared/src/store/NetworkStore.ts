import { makeAutoObservable } from 'mobx';

/** Whether the browser is online, and the serial of the server's current plan. */
export class NetworkStore {
  isOnline = true;
  /** Serial of the plan from the latest response that contained it; undefined until there is one. */
  planSerial: number | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setOnline(online: boolean): void {
    this.isOnline = online;
  }

  /** Forgets the serial, so that the same serial in a later response counts as a change. */
  forgetPlanSerial(): void {
    this.planSerial = undefined;
  }

  setPlanSerial(serial: number): void {
    if (Number.isInteger(serial)) this.planSerial = serial;
  }
}
