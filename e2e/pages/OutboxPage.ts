import { type APIRequestContext, expect } from '@playwright/test';

/** The local outbox of emails and text messages. */
export class OutboxPage {
  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  /** Waits until the latest email to `email` has a link that contains `path`; returns the link. */
  async waitForLink(path: string, email: string): Promise<string> {
    let link = '';
    await expect(async () => {
      link = this.findLink(await this.readLatest(email), path);
      expect(link).not.toBe('');
    }).toPass({ timeout: 60_000 });
    return link;
  }

  /** Waits until the latest text message to a number has a code of six digits; returns the code. */
  async waitForCode(phone: string): Promise<string> {
    let code = '';
    await expect(async () => {
      const listHtml = await (await this.request.get(`${this.origin}/outbox`)).text();
      const message = listHtml.split('<li').find((item) => item.includes(`To ${phone}`)) ?? '';
      code = /\b\d{6}\b/.exec(message)?.[0] ?? '';
      expect(code).not.toBe('');
    }).toPass({ timeout: 60_000 });
    return code;
  }

  private findLink(html: string, path: string): string {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => (link ?? '').replaceAll('&amp;', '&'));
    return links.find((link) => link.includes(path)) ?? '';
  }

  private async readLatest(email: string): Promise<string> {
    const list = await (await this.request.get(`${this.origin}/outbox`)).text();
    const row = list.split('<li').find((item) => item.includes(email)) ?? '';
    const [, mailPath] = /href="(\/outbox\/[^"]+)"/.exec(row) ?? [];
    return mailPath ? (await this.request.get(`${this.origin}${mailPath}`)).text() : '';
  }
}
