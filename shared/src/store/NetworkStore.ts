import { makeAutoObservable } from 'mobx';

/** Whether the browser is online, and the server's current plan. */
export class NetworkStore {
  isOnline = true;
  /** Serial of the registry, from responses; undefined until one states it. */
  planSerial: number | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setOnline(online: boolean): void {
    this.isOnline = online;
  }

  /** The next response states it again. */
  forgetPlanSerial(): void {
    this.planSerial = undefined;
  }

  setPlanSerial(serial: number): void {
    if (Number.isInteger(serial)) this.planSerial = serial;
  }
}
