import { createReport, formatReport } from './Report';

const createText = (id: string) => ({ id, english: `English of ${id}`, translation: `<b>Suomeksi</b> ${id}` });

const report = createReport({
  language: 'fi',
  pageTexts: ['shell.one', 'shell.two', 'chat.three'].map(createText),
  serverTexts: [createText('api.mails.hello')],
  pictures: [
    {
      name: 'login',
      role: 'visitor',
      address: '/login',
      file: 'login.png',
      texts: [
        { label: 2, textNumber: 0, place: 'label' },
        { label: 1, textNumber: 2, place: 'shown' },
      ],
    },
  ],
  problems: ['signup: the button is gone'],
});

describe('the report of texts', () => {
  it('lists the texts of a picture by their numbers, and those on no picture', () => {
    expect(report.pictures[0]?.texts.map(({ number, id, place }) => [number, id, place])).toEqual([
      [1, 'chat.three', 'shown'],
      [2, 'shell.one', 'label'],
    ]);
    expect(report.unseenTexts.map(({ id }) => id)).toEqual(['shell.two']);
  });

  it('is a page that shows texts as they are, with their tags', () => {
    const page = formatReport(report);
    expect(page).toContain('<img src="login.png"');
    expect(page).toContain('<td>1</td><td>shown</td><td>English of chat.three</td><td>&lt;b&gt;Suomeksi&lt;/b&gt; chat.three</td>');
    for (const words of ['signup: the button is gone', 'api.mails.hello', 'Texts on no picture: 1']) expect(page).toContain(words);
  });
});
