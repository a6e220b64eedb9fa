import type { OrderTerms } from './OrderTerms';

export const fr: OrderTerms = {
  order:
    'En appuyant sur le bouton de paiement, tu commandes des crédits à {company}, {address}, {city}. Le prix affiché est le prix total, TVA comprise. Les crédits sont ajoutés à ton compte dès que le paiement est confirmé. Il n’y a pas d’abonnement et rien n’est renouvelé.',
  withdrawal:
    'Tu peux te rétracter de ce contrat dans un délai de {days} jours sans donner de motif. En cochant la case, tu nous demandes de commencer tout de suite ; les crédits déjà utilisés ne sont pas remboursés et le prix de ceux qui ne le sont pas t’est rendu par le même moyen de paiement. Le modèle de formulaire de rétractation se trouve sur la page des retours.',
  voluntary_return:
    'À titre de service volontaire, tu peux rendre les crédits non utilisés dans les {days} jours suivant l’achat. Le prix des crédits non utilisés de cette commande t’est rendu par le même moyen de paiement. Tes droits légaux restent inchangés.',
};
