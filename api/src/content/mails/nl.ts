import type { Mails } from './mailTexts';

export const nl: Mails = {
  account: {
    activation: {
      subject: 'Bevestig je e-mailadres voor {site}',
      paragraphs: [
        'Hallo {name}, welkom bij {site}. Bevestig je e-mailadres om je profiel zichtbaar te maken.',
        'De link werkt 7 dagen en maar één keer. Heb je je niet aangemeld, dan kun je deze mail negeren: zonder bevestiging wordt het account verwijderd.',
      ],
      action: 'Mijn e-mailadres bevestigen',
    },
    reset: {
      subject: 'Kies een nieuw wachtwoord voor {site}',
      paragraphs: [
        'Hallo {name}, er is een nieuw wachtwoord aangevraagd voor je account bij {site}.',
        'De link werkt 60 minuten en maar één keer. Heb je er niet om gevraagd, dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
      ],
      action: 'Nieuw wachtwoord kiezen',
    },
    password_changed: {
      subject: 'Je wachtwoord bij {site} is gewijzigd',
      paragraphs: [
        'Hallo {name}, het wachtwoord van je account bij {site} is zojuist gewijzigd. Op alle andere apparaten ben je uitgelogd.',
        'Was jij dit niet? Draai de wijziging dan binnen 48 uur terug: de link herstelt je oude wachtwoord, logt alle apparaten uit en laat je een nieuw wachtwoord kiezen.',
      ],
      action: 'Dit was ik niet',
    },
    mail_change: {
      subject: 'Bevestig je nieuwe e-mailadres voor {site}',
      paragraphs: [
        'Hallo {name}, je wilt {email} gebruiken voor je account bij {site}. Bevestig het met deze link.',
        'De link werkt 24 uur en maar één keer. Tot die tijd blijft je oude adres gelden. Heb je er niet om gevraagd, dan kun je deze mail negeren.',
      ],
      action: 'Mijn nieuwe adres bevestigen',
    },
    mail_changed: {
      subject: 'Je e-mailadres bij {site} is gewijzigd',
      paragraphs: [
        'Hallo {name}, je account bij {site} gebruikt nu een ander e-mailadres. Was jij dit niet? Draai de wijziging dan terug.',
        'De link werkt 48 uur en maar één keer. Hij herstelt dit adres, logt alle apparaten uit en laat je een nieuw wachtwoord kiezen.',
      ],
      action: 'Dit was ik niet',
    },
    deletion: {
      subject: 'Je account bij {site} wordt op {date} verwijderd',
      paragraphs: [
        'Hallo {name}, je account bij {site} is uitgeschakeld en wordt op {date} definitief verwijderd. Tot die dag krijg je het met deze link terug.',
        'Niemand ziet je profiel nog en we sturen je geen mails meer. Na die dag worden je profiel, foto’s en berichten gewist; betaalgegevens bewaren we zo lang als de wet voorschrijft.',
      ],
      action: 'Mijn account heractiveren',
    },
    self_exclusion: {
      subject: 'Bevestig je toegangsverbod bij {site}',
      paragraphs: [
        'Iemand, waarschijnlijk jijzelf, heeft gevraagd om dit e-mailadres uit te sluiten van {site}. Bevestig het met deze link.',
        'Vanaf dat moment kan niemand met dit adres inloggen of zich aanmelden totdat de gekozen periode voorbij is; een permanent verbod heeft geen einde. De link werkt 24 uur en maar één keer. Heb je er niet om gevraagd, dan kun je deze mail negeren.',
      ],
      action: 'Toegangsverbod bevestigen',
    },
    complaint: {
      subject: 'We hebben je klacht {ticket} ontvangen',
      paragraphs: ['Bedankt voor je bericht. Je klacht heeft nummer {ticket}. Je krijgt binnen 14 dagen antwoord.'],
    },
  },
  money: {
    withdrawal: {
      subject: 'We hebben je herroeping ontvangen',
      paragraphs: [
        'Hallo {name}, op {date} om {time} heb je bestelling {order} bij {site} herroepen.',
        'Teruggegeven: {credits} ongebruikte credits. Terugbetaling: {amount}, via de betaalmethode waarmee je hebt betaald ({method}).',
        'Je hoeft verder niets te doen. Meestal staat het geld binnen 5 werkdagen op je rekening, uiterlijk binnen 14 dagen.',
      ],
    },
    refund: {
      subject: 'Je terugbetaling is onderweg',
      paragraphs: [
        'Hallo {name}, we hebben {amount} voor bestelling {order} bij {site} teruggestort via de betaalmethode waarmee je hebt betaald ({method}).',
        'Hoe snel je het ziet, hangt af van je bank.',
      ],
    },
    mandate: {
      subject: 'Je SEPA-incassomachtiging',
      paragraphs: [
        'Hallo {name}, op {date} om {time} heb je bij {site} een SEPA-incassomachtiging ondertekend. Bewaar deze mail.',
        'Incassant: {creditor}, {address}. Incassant-ID: {identifier}. Kenmerk van de machtiging: {reference}.',
        'Rekeninghouder: {holder}. IBAN: {iban}. Soort betaling: terugkerend.',
        'Met deze machtiging geef je {creditor} toestemming om incasso-opdrachten naar je bank te sturen en je bank om bedragen van je rekening af te schrijven volgens die opdrachten. Er wordt alleen afgeschreven voor een bestelling die je hebt bevestigd, en op zijn vroegst één dag daarna.',
        'Ben je het niet eens met een afschrijving, dan kun je die laten terugboeken. Neem daarvoor binnen 8 weken na de afschrijving contact op met je bank. Je kunt de machtiging op elk moment intrekken bij je instellingen.',
      ],
    },
  },
  moderation: {
    warning: {
      subject: 'Een waarschuwing over je account bij {site}',
      paragraphs: [
        'Hallo {name}, iets wat je bij {site} hebt gedaan is gemeld en wij zijn het met de melding eens. Dit is een waarschuwing: je account blijft open.',
        'Bij een tweede keer sluiten we het 7 dagen, bij een derde keer voorgoed.',
      ],
    },
    suspension: {
      subject: 'Je account bij {site} is 7 dagen gesloten',
      paragraphs: [
        'Hallo {name}, iets wat je bij {site} hebt gedaan is gemeld en wij zijn het met de melding eens. Het is de tweede keer, daarom is je account 7 dagen gesloten. Daarna gaat het vanzelf weer open.',
        'Bij een derde keer sluiten we het voorgoed.',
      ],
    },
    ban: {
      subject: 'Je account bij {site} is gesloten',
      paragraphs: [
        'Hallo {name}, iets wat je bij {site} hebt gedaan is gemeld en wij zijn het met de melding eens. Je account is voorgoed gesloten.',
      ],
    },
    photo_rejected: {
      subject: 'Een van je foto’s bij {site} is niet goedgekeurd',
      paragraphs: ['Hallo {name}, een van je foto’s is niet goedgekeurd. Niemand behalve jij kan hem zien.'],
    },
    ground: { rules: 'Dit is in strijd met onze regels: {reason}.', law: 'Dit is in strijd met de wet: {reason}.' },
    facts: 'Waarop het besluit berust: {facts}',
    means: {
      person: 'Een mens heeft dit besluit genomen. Er zijn geen automatische middelen gebruikt.',
      machine: 'Dit besluit is automatisch genomen: het bestand is hetzelfde als een bestand dat eerder is afgekeurd.',
    },
    appeal:
      'Ben je het er niet mee eens, dan kun je binnen 6 maanden gratis bezwaar maken. Schrijf ons via het klachtenformulier en noem {reference}. Iemand die er niet bij betrokken was, bekijkt het opnieuw.',
    appeal_action: 'Bezwaar maken tegen het besluit',
    report_upheld: {
      subject: 'Je melding {reference} was terecht',
      paragraphs: [
        'Hallo {name}, bedankt voor je melding {reference}. We hebben ernaar gekeken, zijn het met je eens en hebben ingegrepen. Jullie blijven voor elkaar verborgen.',
      ],
    },
    report_dismissed: {
      subject: 'De uitkomst van je melding {reference}',
      paragraphs: [
        'Hallo {name}, bedankt voor je melding {reference}. We hebben ernaar gekeken en niets gevonden wat in strijd is met onze regels of de wet. Jullie blijven voor elkaar verborgen.',
      ],
    },
    complaint_answered: {
      subject: 'Het antwoord op je klacht {ticket}',
      paragraphs: [
        'Je hebt ons geschreven over {ticket}. Dit is ons antwoord:',
        '{answer}',
        'Is het daarmee niet opgelost, schrijf ons dan opnieuw en noem {ticket}.',
      ],
    },
    reasons: {
      fake_or_misleading: 'een vals of misleidend profiel',
      harassment: 'lastigvallen',
      threat: 'een bedreiging',
      underage: 'minderjarigheid',
      scam_or_spam: 'oplichting of ongewenste reclame',
      illegal_content: 'illegale inhoud',
      stolen_photos: 'foto’s van iemand anders',
      other: 'gedrag dat anderen schaadt',
    },
    photo_reasons: {
      no_person: 'er staat geen persoon op de foto',
      not_you: 'jij staat niet op de foto',
      minor: 'er staat een minderjarige op de foto',
      third_party: 'er staan andere mensen op de foto',
      contact_data: 'er staan contactgegevens op de foto',
      illegal: 'de foto is illegaal',
      quality: 'de foto is te wazig of te donker',
    },
  },
};
