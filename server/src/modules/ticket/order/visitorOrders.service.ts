/** What other nouns ask of a visitor's orders. */
export { buyerOf, countWaitingOrders, holdersOn, visitorsOn } from './orderReads.repo';
