import type { OrderTerms } from './OrderTerms';

export const nl: OrderTerms = {
  order:
    'Door op de betaalknop te drukken bestel je credits bij {company}, {address}, {city}. De getoonde prijs is de totaalprijs inclusief btw. De credits staan op je account zodra de betaling is bevestigd. Er is geen abonnement en niets wordt verlengd.',
  withdrawal:
    'Je kunt deze overeenkomst binnen {days} dagen zonder opgave van redenen ontbinden. Door het vakje aan te vinken vraag je ons meteen te beginnen; credits die je al hebt gebruikt worden niet terugbetaald, en de prijs van de ongebruikte credits krijg je terug via dezelfde betaalmethode. Het modelformulier voor herroeping staat op de pagina over retourneren.',
  voluntary_return:
    'Als vrijwillige service kun je ongebruikte credits binnen {days} dagen na de aankoop teruggeven. Je krijgt de prijs van de ongebruikte credits van die bestelling terug via dezelfde betaalmethode. Je wettelijke rechten blijven onverkort gelden.',
};
