import type { Mails } from './mailTexts';

export const sv: Mails = {
  account: {
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
  },
  money: {
    withdrawal: {
      subject: 'Vi har tagit emot din ångeranmälan',
      paragraphs: [
        'Hej {name}! Den {date} kl. {time} ångrade du order {order} hos {site}.',
        'Återlämnat: {credits} oanvända krediter. Återbetalning: {amount} till det betalsätt du betalade med ({method}).',
        'Du behöver inte göra något mer. Pengarna kommer oftast inom 5 arbetsdagar, senast inom 14 dagar.',
      ],
    },
    refund: {
      subject: 'Din återbetalning är på väg',
      paragraphs: [
        'Hej {name}! Vi har betalat tillbaka {amount} för order {order} hos {site} till det betalsätt du betalade med ({method}).',
        'När du ser pengarna beror på din bank.',
      ],
    },
    mandate: {
      subject: 'Ditt SEPA-medgivande till direktdebitering',
      paragraphs: [
        'Hej {name}! Den {date} kl. {time} undertecknade du ett SEPA-medgivande till direktdebitering hos {site}. Spara det här mejlet.',
        'Borgenär: {creditor}, {address}. Borgenärsnummer: {identifier}. Medgivandets referens: {reference}.',
        'Kontohavare: {holder}. IBAN: {iban}. Typ av betalning: återkommande.',
        'Med medgivandet ger du {creditor} rätt att skicka instruktioner till din bank om att debitera ditt konto, och din bank rätt att debitera kontot enligt instruktionerna från {creditor}. Kontot debiteras bara för en order som du har bekräftat, och tidigast en dag efter den.',
        'Du har rätt till återbetalning från din bank enligt villkoren i ert avtal. Återbetalning ska begäras inom 8 veckor från den dag då kontot debiterades. Du kan när som helst återkalla medgivandet i dina inställningar.',
      ],
    },
  },
  moderation: {
    warning: {
      subject: 'En varning om ditt konto hos {site}',
      paragraphs: [
        'Hej {name}, något du har gjort på {site} har anmälts, och vi ger anmälan rätt. Det här är en varning: ditt konto förblir öppet.',
        'Andra gången stängs det i 7 dagar, tredje gången för alltid.',
      ],
    },
    suspension: {
      subject: 'Ditt konto hos {site} är stängt i 7 dagar',
      paragraphs: [
        'Hej {name}, något du har gjort på {site} har anmälts, och vi ger anmälan rätt. Det är andra gången, så ditt konto är stängt i 7 dagar. Sedan öppnas det av sig självt.',
        'Tredje gången stängs det för alltid.',
      ],
    },
    ban: {
      subject: 'Ditt konto hos {site} är stängt',
      paragraphs: ['Hej {name}, något du har gjort på {site} har anmälts, och vi ger anmälan rätt. Ditt konto är stängt för alltid.'],
    },
    photo_rejected: {
      subject: 'En av dina bilder på {site} godkändes inte',
      paragraphs: ['Hej {name}, en av dina bilder godkändes inte. Ingen annan än du kan se den.'],
    },
    ground: { rules: 'Det här strider mot våra regler: {reason}.', law: 'Det här strider mot lagen: {reason}.' },
    facts: 'Det här grundar sig beslutet på: {facts}',
    means: {
      person: 'Beslutet har fattats av en människa. Inga automatiska medel har använts.',
      machine: 'Beslutet har fattats automatiskt: filen är densamma som en som har avvisats tidigare.',
    },
    appeal:
      'Om du inte håller med kan du överklaga kostnadsfritt inom 6 månader. Skriv till oss via klagomålsformuläret och ange {reference}. En person som inte var inblandad prövar saken igen.',
    appeal_action: 'Överklaga beslutet',
    report_upheld: {
      subject: 'Din anmälan {reference} var befogad',
      paragraphs: [
        'Hej {name}, tack för din anmälan {reference}. Vi har granskat den, ger dig rätt och har ingripit. Ni förblir dolda för varandra.',
      ],
    },
    report_dismissed: {
      subject: 'Resultatet av din anmälan {reference}',
      paragraphs: [
        'Hej {name}, tack för din anmälan {reference}. Vi har granskat den och inte hittat något som strider mot våra regler eller lagen. Ni förblir dolda för varandra.',
      ],
    },
    complaint_answered: {
      subject: 'Svaret på ditt klagomål {ticket}',
      paragraphs: [
        'Du skrev till oss om {ticket}. Här är vårt svar:',
        '{answer}',
        'Om det inte löser saken kan du skriva till oss igen och ange {ticket}.',
      ],
    },
    reasons: {
      fake_or_misleading: 'en falsk eller vilseledande profil',
      harassment: 'trakasserier',
      threat: 'ett hot',
      underage: 'minderårighet',
      scam_or_spam: 'bedrägeri eller oönskad reklam',
      illegal_content: 'olagligt innehåll',
      stolen_photos: 'bilder på någon annan',
      other: 'beteende som skadar andra',
    },
    photo_reasons: {
      no_person: 'bilden visar ingen person',
      not_you: 'bilden visar inte dig',
      minor: 'bilden visar en minderårig',
      third_party: 'bilden visar andra människor',
      contact_data: 'bilden innehåller kontaktuppgifter',
      illegal: 'bilden är olaglig',
      quality: 'bilden är för suddig eller för mörk',
    },
  },
};
