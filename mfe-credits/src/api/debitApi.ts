import * as directDebit from '@rendezvous/shared/calls/directDebit';
import { request } from '@rendezvous/shared/calls/request';
import type { DirectDebitForm, DirectDebits, Mandate } from '@rendezvous/shared/contract';
import type { HttpClient } from '@rendezvous/shared/http';

/** GET /api/directdebit.php: mandates, creditor and open debts. */
export const readDebits = (http: HttpClient): Promise<DirectDebits> => request(http, directDebit.readDirectDebits);

/** POST /api/directdebit.php: submits the form; a code is sent by text message. */
export const requestMandate = async (http: HttpClient, form: DirectDebitForm): Promise<string> =>
  (await request(http, directDebit.requestMandate, form)).mandate_reference;

/** PUT /api/directdebit.php: signs with the code. */
export const signMandate = async (http: HttpClient, reference: string, otp: string): Promise<Mandate> =>
  (await request(http, directDebit.signMandate, { mandate_reference: reference, otp })).mandate;

/** POST /api/directdebit-otp.php: sends another code. */
export const sendCode = (http: HttpClient, reference: string) => request(http, directDebit.resendCode, { mandate_reference: reference });
