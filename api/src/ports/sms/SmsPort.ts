/** A text message on its way out. */
export interface OutgoingSms {
  /** E.164. */
  recipient: string;
  body: string;
}

/** Hands a text message to the outside; a failure is tried again by the job that called it. */
export interface SmsPort {
  /** True where messages stay in their table, to be read in the local viewer. */
  local: boolean;
  send(message: OutgoingSms): Promise<void>;
}
