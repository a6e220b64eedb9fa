import type { ModerationMails } from './ModerationMails';

export const fr: ModerationMails = {
  warning: {
    subject: 'Un avertissement concernant ton compte sur {site}',
    paragraphs: [
      'Bonjour {name}, une chose que tu as faite sur {site} a été signalée et nous estimons que le signalement est fondé. Ceci est un avertissement : ton compte reste ouvert.',
      'La deuxième fois, il sera fermé pendant 7 jours, la troisième fois définitivement.',
    ],
  },
  suspension: {
    subject: 'Ton compte sur {site} est fermé pendant 7 jours',
    paragraphs: [
      'Bonjour {name}, une chose que tu as faite sur {site} a été signalée et nous estimons que le signalement est fondé. C’est la deuxième fois, ton compte est donc fermé pendant 7 jours. Il rouvrira ensuite de lui-même.',
      'La troisième fois, il sera fermé définitivement.',
    ],
  },
  ban: {
    subject: 'Ton compte sur {site} est fermé',
    paragraphs: [
      'Bonjour {name}, une chose que tu as faite sur {site} a été signalée et nous estimons que le signalement est fondé. Ton compte est fermé définitivement.',
    ],
  },
  photo_rejected: {
    subject: 'L’une de tes photos sur {site} n’a pas été acceptée',
    paragraphs: ['Bonjour {name}, l’une de tes photos n’a pas été acceptée. Personne d’autre que toi ne peut la voir.'],
  },
  ground: { rules: 'Ceci est contraire à nos règles : {reason}.', law: 'Ceci est contraire à la loi : {reason}.' },
  facts: 'Sur quoi repose la décision : {facts}',
  means: {
    person: 'Cette décision a été prise par une personne. Aucun moyen automatique n’a été utilisé.',
    machine: 'Cette décision a été prise automatiquement : le fichier est identique à un fichier déjà refusé.',
  },
  appeal:
    'Si tu n’es pas d’accord, tu peux faire appel gratuitement dans un délai de 6 mois. Écris-nous avec le formulaire de réclamation en indiquant {reference}. Une personne qui n’a pas participé à la décision réexaminera le cas.',
  appeal_action: 'Faire appel de la décision',
  report_upheld: {
    subject: 'Ton signalement {reference} était fondé',
    paragraphs: [
      'Bonjour {name}, merci pour ton signalement {reference}. Nous l’avons examiné, nous te donnons raison et nous avons agi. Vous restez cachés l’un à l’autre.',
    ],
  },
  report_dismissed: {
    subject: 'La suite donnée à ton signalement {reference}',
    paragraphs: [
      'Bonjour {name}, merci pour ton signalement {reference}. Nous l’avons examiné et n’avons rien trouvé de contraire à nos règles ou à la loi. Vous restez cachés l’un à l’autre.',
    ],
  },
  complaint_answered: {
    subject: 'La réponse à ta réclamation {ticket}',
    paragraphs: [
      'Tu nous as écrit au sujet de {ticket}. Voici notre réponse :',
      '{answer}',
      'Si cela ne règle pas la question, écris-nous à nouveau en indiquant {ticket}.',
    ],
  },
  reasons: {
    fake_or_misleading: 'un profil faux ou trompeur',
    harassment: 'harcèlement',
    threat: 'une menace',
    underage: 'minorité',
    scam_or_spam: 'escroquerie ou publicité indésirable',
    illegal_content: 'contenu illégal',
    stolen_photos: 'photos d’une autre personne',
    other: 'un comportement qui nuit à autrui',
  },
  photo_reasons: {
    no_person: 'la photo ne montre pas une personne',
    not_you: 'la photo ne te montre pas',
    minor: 'la photo montre une personne mineure',
    third_party: 'la photo montre d’autres personnes',
    contact_data: 'la photo contient des coordonnées',
    illegal: 'la photo est illégale',
    quality: 'la photo est trop floue ou trop sombre',
  },
};
