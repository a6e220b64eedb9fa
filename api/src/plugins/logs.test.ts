import { redactPersonalData } from './logs';

test.each([
  ['550 5.1.1 <anna.b+x@mail.example.org>: user unknown', '550 5.1.1 <[e-mail]>: user unknown'],
  ['no account NL91ABNA0417164300 here', 'no account [iban] here'],
  ['no account DE89 3704 0044 0532 0130 00 here', 'no account [iban] here'],
  ['SMS to +31 6 1234 5678 failed', 'SMS to [phone] failed'],
  ['GET /activate/done?token=abc.def&x=1', 'GET /activate/done?token=[hidden]&x=1'],
  ['duplicate key value violates unique constraint "members_email"', 'duplicate key value violates unique constraint "members_email"'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
])('security 33: "%s" is logged as "%s"', (text, loggedText) => {
  expect(redactPersonalData(text)).toBe(loggedText);
});
