import type { Pages } from './allPages';

export const fr: Pages = {
  ban: {
    title: 'Bloquer l’accès',
    sections: [
      {
        heading: 'Réservé aux adultes',
        paragraphs: [
          '{site} s’adresse aux adultes de 18 ans et plus. Chaque page porte le label RTA (Restricted to Adults), reconnu par les filtres parentaux.',
        ],
      },
      {
        heading: 'Pour les parents',
        paragraphs: [
          'Tu peux tenir {site} à l’écart de tes enfants grâce au contrôle parental de ton fournisseur d’accès, de Windows, macOS, Android et iOS, ou avec un filtre dans ta box.',
          'Tu penses qu’une personne mineure a un compte ici ? Écris à {support_email}. Nous fermons un tel compte immédiatement.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    sections: [
      {
        heading: 'Seulement le nécessaire',
        paragraphs: [
          '{site} n’utilise que ses propres cookies et le stockage de ton navigateur : pour garder ta session ouverte, retenir ta langue et savoir quels avis tu as fermés. Il n’y a ni cookies publicitaires ni tiers dans ton navigateur.',
        ],
      },
      {
        heading: 'À toi de choisir',
        paragraphs: [
          'Tu peux effacer les cookies et le stockage dans ton navigateur à tout moment. Ta session se ferme alors et des avis peuvent réapparaître. La liste ci-dessous indique chaque élément avec son but et sa durée.',
        ],
      },
    ],
  },
  faq: {
    title: 'Questions fréquentes',
    sections: [
      {
        heading: 'Combien ça coûte ?',
        paragraphs: [
          'S’inscrire, chercher et aimer sont gratuits. Envoyer un message coûte des crédits. Tu achètes des crédits une seule fois, il n’y a pas d’abonnement et rien ne se renouvelle tout seul.',
          'Avec n’importe quel achat, tu deviens membre premium pour toujours : tu vois toutes les photos, tu commences autant de conversations que tu veux et tu peux ajouter 25 photos.',
        ],
      },
      {
        heading: 'Tous les profils sont-ils réels ?',
        paragraphs: [
          'Non. Certains profils sont fictifs et servent au divertissement. Les mots « profil fictif » figurent à côté du nom partout où tu en vois un. Les profils fictifs ne commencent jamais de conversation, ne t’aiment jamais et ne peuvent pas être rencontrés.',
        ],
      },
      {
        heading: 'Qui voit où je suis ?',
        paragraphs: [
          'Personne. Les autres voient ta ville et une distance approximative entre les villes. Nous n’enregistrons pas ta position.',
        ],
      },
      {
        heading: 'Comment la chance plus élevée d’un match a-t-elle été mesurée ?',
        paragraphs: [
          'Le chiffre compare les matchs des membres premium à ceux des membres gratuits pendant leur premier mois. C’est un regard en arrière sur de nombreux membres, pas une promesse pour un seul.',
        ],
      },
      {
        heading: 'Comment supprimer mon compte ?',
        paragraphs: [
          'Ouvre les paramètres et choisis « Supprimer mon compte ». Ton profil disparaît tout de suite. Pendant 14 jours, tu peux revenir grâce au lien de notre e-mail ; ensuite, tes données sont effacées.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Confidentialité',
    sections: [
      {
        heading: 'Qui est responsable',
        paragraphs: ['{company}, {address}, {city}, est responsable de tes données. Tu peux nous joindre à {support_email}.'],
      },
      {
        heading: 'Ce que nous traitons et pourquoi',
        paragraphs: [
          'Ton adresse e-mail, ton nom, ta date de naissance, ton lieu, ton profil, tes photos, tes likes et tes messages, pour que le service fonctionne. Tes commandes, parce que le droit fiscal l’exige. Ce que ton profil dit de ta vie sexuelle et de ton orientation, uniquement avec ton consentement explicite, que tu peux retirer à tout moment.',
          'Nous ne t’envoyons des offres et les nouveautés du site que si tu les as activées, deux fois par mois au maximum. Un clic dans l’e-mail ou dans tes paramètres les désactive.',
          'Nous ne vendons pas de données, n’affichons pas de publicité de tiers et ne prenons aucune décision à ton sujet uniquement par une machine.',
        ],
      },
      {
        heading: 'Ce que nous comptons seulement',
        paragraphs: [
          'Le nombre de fois qu’une page d’accueil de campagne est vue, et combien de personnes s’y inscrivent. Le tableau a six colonnes : page, campagne, variante, jour, vues et inscriptions. Il ne contient rien sur toi. Pour que tu voies la même variante pendant toute ta visite et que celle-ci ne compte qu’une fois, ton navigateur garde pendant 30 jours un numéro aléatoire et les pages de campagne qu’il a affichées.',
        ],
      },
      {
        heading: 'Combien de temps nous les gardons',
        paragraphs: [
          'Les messages sont masqués après 90 jours et effacés après 12 mois. Un compte supprimé est effacé après 14 jours. Les données de paiement restent aussi longtemps que la loi l’exige.',
        ],
      },
      {
        heading: 'Tes droits',
        paragraphs: [
          'Tu peux consulter, corriger, emporter et faire effacer tes données, t’opposer à leur utilisation et porter plainte auprès de l’autorité de protection des données de ton pays. Tu peux faire l’essentiel toi-même dans les paramètres ; pour le reste, écris à {support_email}.',
        ],
      },
    ],
  },
  'return-policy': {
    title: 'Retours',
    sections: [
      {
        heading: '{refund_days} jours pour changer d’avis',
        paragraphs: [
          'Tu peux rendre les crédits non utilisés d’une commande dans les {refund_days} jours suivant l’achat, sans donner de motif.',
          'Le remboursement est : le montant payé, multiplié par les crédits non utilisés de la commande, divisé par les crédits de la commande, arrondi au centime en ta faveur. Il revient par le moyen de paiement que tu as utilisé.',
        ],
      },
      {
        heading: 'Comment faire',
        paragraphs: [
          'Ouvre tes transactions, choisis la commande et appuie sur « Se rétracter du contrat ici ». Tu peux aussi nous envoyer le formulaire ci-dessous par e-mail ou par courrier.',
        ],
      },
      {
        heading: 'Modèle de formulaire de rétractation',
        paragraphs: [
          'À {company}, {address}, {city}, {support_email} : Je me rétracte par la présente de mon contrat d’achat des crédits suivants. Commandés le : … Numéro de commande : … Nom : … Adresse e-mail du compte : … Date : …',
        ],
      },
    ],
  },
  safety: {
    title: 'Centre de sécurité',
    sections: [
      {
        heading: 'En danger en ce moment ?',
        paragraphs: ['Appelle le numéro d’urgence de ton pays. L’appel est gratuit et possible depuis n’importe quel téléphone.'],
      },
      {
        heading: 'Faire connaissance',
        paragraphs: [
          'Reste sur {site} tant que l’autre personne n’a pas gagné ta confiance. Quand quelqu’un veut passer à une autre messagerie dès les premiers messages, c’est souvent pour une raison qu’on ne te dit pas.',
          'N’envoie jamais d’argent, de cartes cadeaux ni de photos de tes papiers à quelqu’un que tu n’as pas encore rencontré, quelle que soit son histoire. Personne chez {site} ne te demandera jamais ton mot de passe.',
          'Garde pour toi ton nom de famille, ton adresse, ton lieu de travail et tes coordonnées bancaires. Regarde aussi ce qui se voit à l’arrière-plan de tes photos.',
        ],
      },
      {
        heading: 'Le premier rendez-vous',
        paragraphs: [
          'Choisis un lieu public, dis à un proche où tu es et quand tu rentres, et fais l’aller et le retour par tes propres moyens.',
          'Tu peux dire non et partir à tout moment. Personne ne doit rien à personne pour un verre.',
        ],
      },
      {
        heading: 'Masquer, bloquer, signaler',
        paragraphs: [
          'Le bouclier à côté de chaque membre t’offre trois possibilités : masquer la personne dans ta recherche, la bloquer pour que vous ne vous voyiez plus, ou nous la signaler. Dans les paramètres, tu retrouves les membres que tu as masqués ou bloqués, ainsi que tes signalements.',
          'Chaque signalement est examiné par de vraies personnes. Nous te disons ce qu’il a donné, et tu peux contester la décision dans les 6 mois.',
        ],
      },
      {
        heading: 'Autorités et notifications légales',
        paragraphs: [
          'Le point de contact unique de {company} pour les autorités, la Commission européenne et les utilisateurs, au titre des articles 11 et 12 du règlement sur les services numériques (Digital Services Act), est {support_email}. Tu peux écrire en anglais, en néerlandais ou en allemand.',
        ],
      },
      {
        heading: 'Sans compte',
        paragraphs: [
          'Tout le monde peut signaler un abus avec le formulaire ci-dessous : un profil qui utilise tes photos, une personne mineure, une arnaque ou un contenu contraire à la loi.',
        ],
      },
    ],
  },
  service: {
    title: 'Service client',
    sections: [
      {
        heading: 'Écris-nous ou appelle-nous',
        paragraphs: [
          'E-mail : {support_email}. Téléphone : {support_phone}. Nous répondons sous deux jours ouvrés, dans ta langue.',
          'Pour une réclamation, utilise le formulaire de réclamation : tu reçois tout de suite un numéro et une réponse sous 14 jours.',
        ],
      },
      {
        heading: 'Informations sur l’entreprise',
        paragraphs: ['{company}, {address}, {city}. Numéro à la chambre de commerce : {kvk}. Numéro de TVA : {vat}.'],
      },
    ],
  },
  terms: {
    title: 'Conditions générales',
    sections: [
      {
        heading: 'Le service',
        paragraphs: [
          '{site} est proposé par {company}. C’est un lieu où des adultes font connaissance et discutent. Tu dois avoir au moins 18 ans et tu peux avoir un seul compte.',
        ],
      },
      {
        heading: 'Profils fictifs',
        paragraphs: [
          'Une partie des profils est fictive et sert au divertissement. C’est indiqué en toutes lettres partout où ils apparaissent. Il n’est pas possible de rencontrer la personne représentée.',
        ],
      },
      {
        heading: 'Crédits',
        paragraphs: [
          'Les messages, les photos et les cadeaux coûtent des crédits ; le prix figure près du bouton. Les crédits n’expirent pas tant que le compte existe. Les crédits gratuits sont utilisés en premier et ne sont pas remboursés ; les crédits achetés non utilisés peuvent être rendus dans les {refund_days} jours.',
        ],
      },
      {
        heading: 'Ce qui n’est pas permis',
        paragraphs: [
          'Le harcèlement, les menaces, la haine, les photos d’autres personnes, les offres de services payants, la publicité et tout ce qui est illégal ou concerne des mineurs. Nous retirons ces contenus, disons pourquoi et pouvons fermer le compte. Tu peux contester une telle décision.',
        ],
      },
      {
        heading: 'Responsabilité et droit',
        paragraphs: [
          'Nous prenons soin du service, mais ne pouvons pas répondre de ce que les membres disent d’eux-mêmes. Le droit du pays où tu vis te protège en tant que consommateur. Pour toute question ou réclamation, écris à {support_email}.',
        ],
      },
    ],
  },
};
