import { makeAutoObservable } from 'mobx';

/** Whether the browser is connected, and which plan the server has in force. */
export class NetworkStore {
  isOnline = true;
  /** Serial of the registry, from the answers; undefined until one names it. */
  planSerial: number | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setOnline(online: boolean): void {
    this.isOnline = online;
  }

  /** The next answer names it anew. */
  forgetPlanSerial(): void {
    this.planSerial = undefined;
  }

  setPlanSerial(serial: number): void {
    if (Number.isInteger(serial)) this.planSerial = serial;
  }
}
