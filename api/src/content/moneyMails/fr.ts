import type { MoneyMails } from './MoneyMails';

export const fr: MoneyMails = {
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
};
