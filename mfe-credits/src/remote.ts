import { defineRemote } from '@rendezvous/shared/remote';

export const remote = defineRemote('mfe-credits', {
  screens: {
    credits: () => import(/* webpackChunkName: "screen-credits" */ './screens/CreditsScreen').then((module) => module.CreditsScreen),
    'credits-id-paymentmethod': () =>
      import(/* webpackChunkName: "screen-credits-id-paymentmethod" */ './screens/CheckoutScreen').then((module) => module.CheckoutScreen),
    'credits-repeat-order': () =>
      import(/* webpackChunkName: "screen-credits-repeat-order" */ './screens/RepeatOrderScreen').then(
        (module) => module.RepeatOrderScreen,
      ),
    directdebit: () =>
      import(/* webpackChunkName: "screen-directdebit" */ './screens/DirectDebitScreen').then((module) => module.DirectDebitScreen),
    premium: () => import(/* webpackChunkName: "screen-premium" */ './screens/PremiumScreen').then((module) => module.PremiumScreen),
    pricing: () => import(/* webpackChunkName: "screen-pricing" */ './screens/PricingScreen').then((module) => module.PricingScreen),
    'transactions-id': () =>
      import(/* webpackChunkName: "screen-transactions-id" */ './screens/TransactionsScreen').then((module) => module.TransactionsScreen),
  },
  slots: {
    'payment-summary': () =>
      import(/* webpackChunkName: "slot-payment-summary" */ './components/PaymentSummary').then((module) => module.PaymentSummary),
    'payment-settings': () =>
      import(/* webpackChunkName: "slot-payment-settings" */ './components/PaymentSettings').then((module) => module.PaymentSettings),
  },
});
