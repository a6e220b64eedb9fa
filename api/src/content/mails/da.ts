import type { AccountMails } from './AccountMails';

export const da: AccountMails = {
  activation: {
    subject: 'Bekræft din e-mailadresse til {site}',
    paragraphs: [
      'Hej {name}, velkommen til {site}. Bekræft din e-mailadresse for at gøre din profil synlig.',
      'Linket virker i 7 dage og kun én gang. Hvis du ikke har oprettet dig, kan du se bort fra denne mail: Uden bekræftelse slettes kontoen.',
    ],
    action: 'Bekræft min e-mailadresse',
  },
  reset: {
    subject: 'Vælg en ny adgangskode til {site}',
    paragraphs: [
      'Hej {name}, der er bedt om en ny adgangskode til din konto på {site}.',
      'Linket virker i 60 minutter og kun én gang. Hvis det ikke var dig, behøver du ikke gøre noget: Din adgangskode forbliver den samme.',
    ],
    action: 'Vælg en ny adgangskode',
  },
  password_changed: {
    subject: 'Din adgangskode til {site} er ændret',
    paragraphs: [
      'Hej {name}, adgangskoden til din konto på {site} er netop blevet ændret. Du er logget ud på alle andre enheder.',
      'Hvis det ikke var dig, så fortryd ændringen inden for 48 timer: Linket gendanner din gamle adgangskode, logger alle enheder ud og lader dig vælge en ny.',
    ],
    action: 'Det var ikke mig',
  },
  mail_change: {
    subject: 'Bekræft din nye e-mailadresse til {site}',
    paragraphs: [
      'Hej {name}, du vil bruge {email} til din konto på {site}. Bekræft det med dette link.',
      'Linket virker i 24 timer og kun én gang. Indtil da gælder din gamle adresse. Hvis du ikke har bedt om det, kan du se bort fra denne mail.',
    ],
    action: 'Bekræft min nye adresse',
  },
  mail_changed: {
    subject: 'Din e-mailadresse hos {site} er ændret',
    paragraphs: [
      'Hej {name}, din konto på {site} bruger nu en anden e-mailadresse. Hvis det ikke var dig, så fortryd ændringen.',
      'Linket virker i 48 timer og kun én gang. Det gendanner denne adresse, logger alle enheder ud og lader dig vælge en ny adgangskode.',
    ],
    action: 'Det var ikke mig',
  },
  deletion: {
    subject: 'Din konto på {site} bliver slettet den {date}',
    paragraphs: [
      'Hej {name}, din konto på {site} er slået fra og bliver slettet for altid den {date}. Indtil da kan du få den tilbage med dette link.',
      'Ingen ser din profil mere, og vi sender dig ikke flere mails. Efter den dag slettes din profil, dine billeder og dine beskeder; betalingsoplysninger gemmes så længe, loven kræver det.',
    ],
    action: 'Genaktivér min konto',
  },
  self_exclusion: {
    subject: 'Bekræft din adgangsspærring på {site}',
    paragraphs: [
      'Nogen, formentlig dig, har bedt om at spærre denne e-mailadresse på {site}. Bekræft det med dette link.',
      'Fra da af kan ingen logge ind eller oprette sig med denne adresse, før den valgte periode er slut; en permanent spærring har ingen ende. Linket virker i 24 timer og kun én gang. Hvis du ikke har bedt om det, kan du se bort fra denne mail.',
    ],
    action: 'Bekræft spærringen',
  },
  complaint: {
    subject: 'Vi har modtaget din klage {ticket}',
    paragraphs: ['Tak for din besked. Din klage har nummer {ticket}. Du får svar inden for 14 dage.'],
  },
};
