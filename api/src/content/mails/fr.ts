import type { Mails } from './mailTexts';

export const fr: Mails = {
  account: {
    activation: {
      subject: 'Confirme ton adresse e-mail pour {site}',
      paragraphs: [
        'Bonjour {name}, bienvenue sur {site}. Confirme ton adresse e-mail pour rendre ton profil visible.',
        'Le lien est valable 7 jours et une seule fois. Si tu ne t’es pas inscrit, ignore cet e-mail : sans confirmation, le compte est supprimé.',
      ],
      action: 'Confirmer mon adresse e-mail',
    },
    reset: {
      subject: 'Choisis un nouveau mot de passe pour {site}',
      paragraphs: [
        'Bonjour {name}, un nouveau mot de passe a été demandé pour ton compte sur {site}.',
        'Le lien est valable 60 minutes et une seule fois. Si tu n’as rien demandé, tu n’as rien à faire : ton mot de passe reste le même.',
      ],
      action: 'Choisir un nouveau mot de passe',
    },
    password_changed: {
      subject: 'Ton mot de passe sur {site} a été modifié',
      paragraphs: [
        'Bonjour {name}, le mot de passe de ton compte sur {site} vient d’être modifié. Tu as été déconnecté de tous les autres appareils.',
        'Si ce n’était pas toi, annule le changement dans les 48 heures : le lien rétablit ton ancien mot de passe, déconnecte tous les appareils et te laisse en choisir un nouveau.',
      ],
      action: 'Ce n’était pas moi',
    },
    mail_change: {
      subject: 'Confirme ta nouvelle adresse e-mail pour {site}',
      paragraphs: [
        'Bonjour {name}, tu veux utiliser {email} pour ton compte sur {site}. Confirme-le avec ce lien.',
        'Le lien est valable 24 heures et une seule fois. D’ici là, ton ancienne adresse reste valable. Si tu n’as rien demandé, tu peux ignorer cet e-mail.',
      ],
      action: 'Confirmer ma nouvelle adresse',
    },
    mail_changed: {
      subject: 'Ton adresse e-mail sur {site} a été modifiée',
      paragraphs: [
        'Bonjour {name}, ton compte sur {site} utilise maintenant une autre adresse e-mail. Si ce n’était pas toi, annule le changement.',
        'Le lien est valable 48 heures et une seule fois. Il rétablit cette adresse, déconnecte tous les appareils et te laisse choisir un nouveau mot de passe.',
      ],
      action: 'Ce n’était pas moi',
    },
    deletion: {
      subject: 'Ton compte sur {site} sera supprimé le {date}',
      paragraphs: [
        'Bonjour {name}, ton compte sur {site} est désactivé et sera supprimé définitivement le {date}. Jusque-là, tu peux le récupérer avec ce lien.',
        'Plus personne ne voit ton profil et nous ne t’envoyons plus d’e-mails. Après ce jour, ton profil, tes photos et tes messages sont effacés ; les données de paiement sont conservées aussi longtemps que la loi l’exige.',
      ],
      action: 'Réactiver mon compte',
    },
    self_exclusion: {
      subject: 'Confirme ton interdiction d’accès à {site}',
      paragraphs: [
        'Quelqu’un, sans doute toi, a demandé d’exclure cette adresse e-mail de {site}. Confirme-le avec ce lien.',
        'Dès lors, personne ne peut se connecter ni s’inscrire avec cette adresse jusqu’à la fin de la période choisie ; une interdiction permanente n’a pas de fin. Le lien est valable 24 heures et une seule fois. Si tu n’as rien demandé, tu peux ignorer cet e-mail.',
      ],
      action: 'Confirmer l’interdiction',
    },
    complaint: {
      subject: 'Nous avons reçu ta réclamation {ticket}',
      paragraphs: ['Merci pour ton message. Ta réclamation porte le numéro {ticket}. Tu recevras une réponse sous 14 jours.'],
    },
  },
  money: {
    withdrawal: {
      subject: 'Nous avons bien reçu votre rétractation',
      paragraphs: [
        'Bonjour {name}, le {date} à {time}, vous vous êtes rétracté de la commande {order} sur {site}.',
        'Rendus : {credits} crédits non utilisés. Remboursement : {amount}, sur le moyen de paiement utilisé ({method}).',
        'Vous n’avez rien d’autre à faire. Le remboursement arrive en général sous 5 jours ouvrés, au plus tard sous 14 jours.',
      ],
    },
    refund: {
      subject: 'Votre remboursement est en route',
      paragraphs: [
        'Bonjour {name}, nous avons remboursé {amount} pour la commande {order} sur {site}, sur le moyen de paiement utilisé ({method}).',
        'Le délai avant de le voir dépend de votre banque.',
      ],
    },
    mandate: {
      subject: 'Votre mandat de prélèvement SEPA',
      paragraphs: [
        'Bonjour {name}, le {date} à {time}, vous avez signé un mandat de prélèvement SEPA sur {site}. Conservez cet e-mail.',
        'Créancier : {creditor}, {address}. Identifiant créancier SEPA : {identifier}. Référence unique du mandat : {reference}.',
        'Titulaire du compte : {holder}. IBAN : {iban}. Type de paiement : récurrent.',
        'Par ce mandat, vous autorisez {creditor} à envoyer des instructions à votre banque pour débiter votre compte, et votre banque à débiter votre compte conformément aux instructions de {creditor}. Un prélèvement n’a lieu que pour une commande que vous avez confirmée, et au plus tôt un jour après.',
        'Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions de la convention passée avec elle. La demande de remboursement doit être présentée dans les 8 semaines suivant la date de débit de votre compte. Vous pouvez révoquer le mandat à tout moment dans vos paramètres.',
      ],
    },
  },
  moderation: {
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
  },
};
