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
      'Om det inte var du, ångra ändringen inom 48 timmar: länken återställer ditt gamla lösenord, loggar ut alla enheter och låter dig välja ett nytt.',
    ],
    action: 'Det var inte jag',
  },
  mail_change: {
    subject: 'Bekräfta din nya e-postadress hos {site}',
    paragraphs: [
      'Hej {name}, du vill använda {email} för ditt konto hos {site}. Bekräfta det med den här länken.',
      'Länken gäller i 24 timmar och bara en gång. Tills dess gäller din gamla adress. Om du inte har bett om det här kan du bortse från mejlet.',
    ],
    action: 'Bekräfta min nya adress',
  },
  mail_changed: {
    subject: 'Din e-postadress hos {site} har ändrats',
    paragraphs: [
      'Hej {name}, ditt konto hos {site} använder nu en annan e-postadress. Om det inte var du, ångra ändringen.',
      'Länken gäller i 48 timmar och bara en gång. Den återställer den här adressen, loggar ut alla enheter och låter dig välja ett nytt lösenord.',
    ],
    action: 'Det var inte jag',
  },
  deletion: {
    subject: 'Ditt konto hos {site} tas bort den {date}',
    paragraphs: [
      'Hej {name}, ditt konto hos {site} är avstängt och tas bort för gott den {date}. Fram till dess kan du få tillbaka det med den här länken.',
      'Ingen ser din profil längre och vi skickar inga fler mejl till dig. Efter den dagen raderas din profil, dina bilder och dina meddelanden; betalningsuppgifter sparas så länge lagen kräver.',
    ],
    action: 'Återaktivera mitt konto',
  },
  self_exclusion: {
    subject: 'Bekräfta din åtkomstspärr hos {site}',
    paragraphs: [
      'Någon, troligen du själv, har bett om att spärra den här e-postadressen hos {site}. Bekräfta det med den här länken.',
      'Därefter kan ingen logga in eller registrera sig med den här adressen förrän den valda perioden är över; en permanent spärr har inget slut. Länken gäller i 24 timmar och bara en gång. Om du inte har bett om det här kan du bortse från mejlet.',
    ],
    action: 'Bekräfta åtkomstspärren',
  },
  complaint: {
    subject: 'Vi har tagit emot ditt klagomål {ticket}',
    paragraphs: ['Tack för ditt meddelande. Ditt klagomål har nummer {ticket}. Du får svar inom 14 dagar.'],
  },
};
