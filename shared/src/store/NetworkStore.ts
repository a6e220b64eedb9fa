import { makeAutoObservable } from 'mobx';

/** Whether the browser is online, and the serial of the server's current plan. */
export class NetworkStore {
  isOnline = true;
  /** Serial of the plan according to the latest response; undefined until a response contains it. */
  planSerial: number | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setOnline(online: boolean): void {
    this.isOnline = online;
  }

  /** Forgets the serial until the next response contains it. */
  forgetPlanSerial(): void {
    this.planSerial = undefined;
  }

  setPlanSerial(serial: number): void {
    if (Number.isInteger(serial)) this.planSerial = serial;
  }
}
