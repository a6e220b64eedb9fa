import { makeAutoObservable } from 'mobx';

/** Whether the browser is connected, and which plan the server has in force (R-078; design.md, 12.14). */
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

  setPlanSerial(serial: number): void {
    if (Number.isInteger(serial)) this.planSerial = serial;
  }
}
