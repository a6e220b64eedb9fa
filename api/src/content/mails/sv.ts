import type { AccountMails } from './AccountMails';

export const sv: AccountMails = {
  activation: {
    subject: 'Bekräfta din e-postadress hos {site}',
    paragraphs: [
      'Hej {name}, välkommen till {site}. Bekräfta din e-postadress så blir din profil synlig.',
      'Länken gäller i 7 dagar och bara en gång. Om du inte har registrerat dig kan du bortse från det här mejlet: utan bekräftelse tas kontot bort.',
    ],
    action: 'Bekräfta min e-postadress',
  },
  reset: {
    subject: 'Välj ett nytt lösenord för {site}',
    paragraphs: [
      'Hej {name}, ett nytt lösenord har begärts för ditt konto hos {site}.',
      'Länken gäller i 60 minuter och bara en gång. Om det inte var du behöver du inte göra något: ditt lösenord förblir som det är.',
    ],
    action: 'Välj ett nytt lösenord',
  },
  password_changed: {
    subject: 'Ditt lösenord hos {site} har ändrats',
    paragraphs: [
      'Hej {name}, lösenordet till ditt konto hos {site} har just ändrats. Du har loggats ut på alla andra enheter.',
      'Om det inte var du, begär genast ett nytt lösenord och skriv till vår kundtjänst.',
    ],
    action: 'Till inloggningen',
  },
  complaint: {
    subject: 'Vi har tagit emot ditt klagomål {ticket}',
    paragraphs: ['Tack för ditt meddelande. Ditt klagomål har nummer {ticket}. Du får svar inom 14 dagar.'],
  },
};
