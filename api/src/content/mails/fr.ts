import type { AccountMails } from './AccountMails';

export const fr: AccountMails = {
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
};
