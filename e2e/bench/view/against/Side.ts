import { buffer } from 'node:stream/consumers';
import { ViewVisitor } from '../ViewVisitor';
import type { Certificate } from '../front/certificate';
import { type Handler, toChunks } from '../front/Exchange';
import { createForwarder } from '../front/createForwarder';
import { Front } from '../front/Front';
import { withReleaseFileCache } from '../front/withReleaseFileCache';
import { withoutWorker } from '../front/withoutWorker';
import type { Visit } from '../measure/Figures';
import { type PageInspection, inspectPage } from '../measure/inspectPage';
import type { Phone } from '../Phone';
import { signInMember } from '../signInMember';
import { type View, listViews } from '../views';

/** One of the two sites being compared, with its own front proxy and its own signed-in member. */
export class Side {
  private constructor(
    readonly views: readonly View[],
    private readonly visitor: ViewVisitor,
    private readonly front: Front,
    private readonly handler: Handler,
  ) {}

  static async open(site: string, certificate: Certificate, phone: Phone): Promise<Side> {
    const member = await signInMember(site);
    const handler = withoutWorker(withReleaseFileCache(createForwarder(site)));
    return new Side(listViews(member), new ViewVisitor(phone, member, false), await Front.open(certificate, handler), handler);
  }

  /** Inspects the page of a view in an unmeasured visit. */
  inspectView(name: string): Promise<PageInspection> {
    const view = this.getView(name);
    return this.visitor.inspectView(this.front, view, (page, visit) => inspectPage(page, visit, view.tap));
  }

  visit(name: string): Promise<Visit> {
    return this.visitor.visitCold(this.front, this.getView(name));
  }

  /** Requests a file and returns the compressed size of its body in bytes; throws unless the status is 200. */
  async fetchCompressedSize(path: string): Promise<number> {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const { status, body } = await this.handler({ method: 'GET', path, headers, body: Buffer.alloc(0) });
    const { byteLength } = await buffer(toChunks(body));
    if (status !== 200) throw new Error(`${path} of ${this.front.origin} is ${status}.`);
    return byteLength;
  }

  close(): Promise<void> {
    return this.front.close();
  }

  private getView(name: string): View {
    const view = this.views.find((candidate) => candidate.name === name);
    if (view === undefined) throw new Error(`There is no view ${name}.`);
    return view;
  }
}
