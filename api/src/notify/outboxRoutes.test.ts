import { testApi } from '../testing/testApi';

describe('by default', () => {
  const api = testApi();

  test('R-368 mails can be listed and read, with a clickable link', async () => {
    expect((await api.visitor.get('/outbox')).text).toContain('No mail has been written yet');
    const anna = await api.aMember();
    await api.visitor.post('/api/password-reset.php', { email: anna.email });
    const list = await api.visitor.get('/outbox');
    expect(list.text).toContain(`To ${anna.email}`);
    expect(list.text).not.toContain('<table');
    const address = /\/outbox\/\w+/.exec(list.text)?.[0] ?? '';
    const mail = await api.visitor.get(address);
    expect(mail.status).toBe(200);
    expect(mail.text).toMatch(/<a href="http:\/\/localhost:3000\/reset-password\/do\?token=[\w-]+">/);
    expect(mail.headers['content-security-policy']).not.toContain('script-src');
  });

  test('what a member wrote is shown as text', async () => {
    const row = { member_id: null, recipient: '<b>x</b>', kind: 'test', subject: '<script>', body_text: '<img src=x>', body_html: '' };
    await api.db
      .insertInto('mails')
      .values({ id: 'mail1', ...row, created_at: api.now(), sent_at: null })
      .execute();
    const pages = [await api.visitor.get('/outbox'), await api.visitor.get('/outbox/mail1')];
    for (const { text } of pages) expect(text).not.toMatch(/<script>|<img|<b>x/);
  });

  test('an unknown mail is 404', async () => {
    expect((await api.visitor.get('/outbox/none')).status).toBe(404);
  });
});

describe('where mails are really sent', () => {
  const api = testApi({ smtpUrl: 'smtp://mail.example' });

  test('R-368 there is no viewer', async () => {
    expect((await api.visitor.get('/outbox')).status).toBe(404);
  });
});
