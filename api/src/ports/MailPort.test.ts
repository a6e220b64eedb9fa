import { type AddressInfo, createServer, type Server } from 'node:net';
import { createSmtpMail } from './MailPort';

let server: Server;
let receivedText = '';

/** Starts a server that understands just enough SMTP to accept an email. */
beforeAll(async () => {
  server = createServer((socket) => {
    let isBody = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      receivedText += text;
      if (isBody) {
        if (!receivedText.endsWith('\r\n.\r\n')) return;
        isBody = false;
        socket.write('250 kept\r\n');
      } else if (/^DATA/i.test(text)) {
        isBody = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('R-368 with an SMTP server a mail is really sent, as text and HTML', async () => {
  const { port } = server.address() as AddressInfo;
  const mail = { recipient: 'anna@example.org', subject: 'Hello', body_text: 'Plain words', body_html: '<p>Marked words</p>' };
  await createSmtpMail(`smtp://127.0.0.1:${port}`, 'https://rendezvous.example').send(mail);
  expect(receivedText).toContain('MAIL FROM:<no-reply@rendezvous.example>');
  expect(receivedText).toContain('RCPT TO:<anna@example.org>');
  expect(receivedText).not.toContain('List-Unsubscribe');
  expect(receivedText).toMatch(/Plain words[\s\S]*<p>Marked words<\/p>/);
});

test('R-406 a news mail carries the address for one-click unsubscribing', async () => {
  const { port } = server.address() as AddressInfo;
  const url = 'https://rendezvous.example/api/unsubscribe.php?token=a.b';
  const mail = { recipient: 'bob@example.org', subject: 'News', body_text: 'x', body_html: 'x', unsubscribe_url: url };
  await createSmtpMail(`smtp://127.0.0.1:${port}`, 'https://rendezvous.example').send(mail);
  // A long header is folded onto a second line.
  const unfoldedText = receivedText.replace(/\r\n\s+/g, ' ');
  expect(unfoldedText).toContain(`List-Unsubscribe: <${url}>`);
  expect(unfoldedText).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('R-409 an unreachable server throws, so that the job retries', async () => {
  const mail = { recipient: 'a@example.org', subject: '', body_text: '', body_html: '' };
  await expect(createSmtpMail('smtp://127.0.0.1:1', 'https://rendezvous.example').send(mail)).rejects.toThrow();
});
