import { randomUUID } from 'node:crypto';
import { createSeededRandom } from '../pictures/createSeededRandom';
import { httpCall, type HttpResponse, type HttpCall } from '../testing/httpCall';
import { getProofSeed } from '../testing/getProofRuns';

/** A member who keeps writing and buying while servers die. */
export interface Customer {
  id: string;
  token: string;
  conversation: string;
}

/** What the api confirmed: client ids of sent messages, and ids of bought and refunded payments. */
export interface ConfirmedActions {
  sentIds: Set<string>;
  boughtIds: Set<string>;
  refundedIds: Set<string>;
}

const random = createSeededRandom(getProofSeed(20_260_603));
/** Messages to send; the second contains a telephone number, so the api marks it as risky and handles it differently. */
const TEXTS = ['Hello', 'My number is 0612345678'];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes calls to whichever server is alive, repeating each one unchanged until it is answered. */
export class KillRun {
  /** Port of the live server; null while there is none. */
  port: number | null = null;
  isEnding = false;
  /** Calls that got a response other than 5xx. */
  answeredCount = 0;
  /** Calls that got no response because their server died. */
  brokenCount = 0;

  async shop(customer: Customer, confirmedActions: ConfirmedActions): Promise<void> {
    while (!this.isEnding) {
      const roll = random.next();
      if (roll < 0.7) await this.send(customer, confirmedActions);
      else await this.buy(customer, confirmedActions, roll > 0.9);
    }
  }

  private async send({ token, conversation }: Customer, { sentIds }: ConfirmedActions): Promise<void> {
    const client_id = randomUUID();
    const body = { conversation, type: 'text', body: random.pick(TEXTS), client_id };
    const { status } = await this.callUntilAnswered(token, { method: 'POST', path: '/api/chat.php', body });
    expect(status).toBe(200);
    sentIds.add(client_id);
  }

  private async buy({ token }: Customer, { boughtIds, refundedIds }: ConfirmedActions, wantsRefund: boolean): Promise<void> {
    const order = { package_id: 1, method: 'ideal', client_id: randomUUID(), terms_version: '1', consent_start: true };
    const { body } = await this.callUntilAnswered(token, { method: 'POST', path: '/api/payment.php', body: order });
    const id: string = body.payment.payment_id;
    await this.callUntilAnswered(token, { method: 'POST', path: body.redirect_url, body: 'action=pay' });
    // Requests the payment's state, as the return page does: this makes up for a webhook that was lost when a server died.
    const state = await this.callUntilAnswered(token, { method: 'GET', path: `/api/payment.php?id=${id}` });
    expect(state.body.payment.status).toBe('completed');
    boughtIds.add(id);
    if (!wantsRefund) return;
    const refund = await this.callUntilAnswered(token, {
      method: 'POST',
      path: '/api/refund.php',
      body: { payment_id: id, confirm: true },
    });
    if (refund.status === 200) refundedIds.add(id);
  }

  private async callUntilAnswered(token: string, call: HttpCall): Promise<HttpResponse> {
    for (;;) {
      const response = this.port === null ? undefined : await httpCall(this.port, token, call).catch(() => void (this.brokenCount += 1));
      // A server that is shutting down may respond 5xx.
      if (response && response.status < 500 && response.status > 0) {
        this.answeredCount += 1;
        return response;
      }
      await wait(40);
    }
  }
}
