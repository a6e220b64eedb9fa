import { buffer } from 'node:stream/consumers';
import { Contest } from '../Contest';
import type { Certificate } from '../front/certificate';
import { type Handler, piecesOf } from '../front/Exchange';
import { forwardTo } from '../front/forwardTo';
import { Front } from '../front/Front';
import { remembered } from '../front/remembered';
import { withoutWorker } from '../front/withoutWorker';
import type { Visit } from '../measure/Figures';
import { type SeenPage, seePage } from '../measure/seePage';
import type { Phone } from '../Phone';
import { signInMember } from '../signInMember';
import { type View, viewsOf } from '../views';

/** One of two compared sites, as the phone visits it: by a front, with a member and addresses of its own. */
export class Side {
  private constructor(
    readonly views: readonly View[],
    private readonly contest: Contest,
    private readonly front: Front,
    private readonly handler: Handler,
  ) {}

  static async open(site: string, certificate: Certificate, phone: Phone): Promise<Side> {
    const member = await signInMember(site);
    const handler = withoutWorker(remembered(forwardTo(site)));
    return new Side(viewsOf(member), new Contest(phone, member, false), await Front.open(certificate, handler), handler);
  }

  /** An unmeasured visit. */
  see(name: string): Promise<SeenPage> {
    const view = this.viewOf(name);
    return this.contest.look(this.front, view, (page, visit) => seePage(page, visit, view.tap));
  }

  visit(name: string): Promise<Visit> {
    return this.contest.visitCold(this.front, this.viewOf(name));
  }

  /** Compressed size of a file's body, as browsers were sent it. */
  async bytesOf(path: string): Promise<number> {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const { status, body } = await this.handler({ method: 'GET', path, headers, body: Buffer.alloc(0) });
    const { byteLength } = await buffer(piecesOf(body));
    if (status !== 200) throw new Error(`${path} of ${this.front.origin} is ${status}.`);
    return byteLength;
  }

  close(): Promise<void> {
    return this.front.close();
  }

  private viewOf(name: string): View {
    const view = this.views.find((one) => one.name === name);
    if (view === undefined) throw new Error(`There is no view ${name}.`);
    return view;
  }
}
