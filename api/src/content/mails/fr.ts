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
      'Si ce n’était pas toi, demande tout de suite un nouveau mot de passe et écris à notre service client.',
    ],
    action: 'Aller à la connexion',
  },
  complaint: {
    subject: 'Nous avons reçu ta réclamation {ticket}',
    paragraphs: ['Merci pour ton message. Ta réclamation porte le numéro {ticket}. Tu recevras une réponse sous 14 jours.'],
  },
};
