/**
 * Every journey, by name, and the targets it is for: `journeys/` tells it in Chromium, `weapp/` on the built mini-program, `both/` on
 * both. A test holds this table against them, so a journey that exists on one target only is visible here.
 */
export interface Journey {
  title: string;
  h5: boolean;
  weapp: boolean;
}

const both = (title: string): Journey => ({ title, h5: true, weapp: true });
const h5 = (title: string): Journey => ({ title, h5: true, weapp: false });
/** What WeChat alone asks or offers; a browser has no such thing. */
const weapp = (title: string): Journey => ({ title, h5: false, weapp: true });

export const JOURNEYS = {
  reserve: both('a newcomer signs in without noticing, registers, is approved, reserves and cancels'),
  deepLink: both('a deep link survives the sign-in'),
  reload: h5('a reload keeps the page and what it was given'),
  missingPage: both('a missing page says so and leads home'),
  navigationRules: both('the six navigation rules hold'),
  slowPage: h5('a slow page shows loading after 200 ms'),
  cardToPage: h5('the picture of a card grows into the head of its page, which is there before the answer'),
  failedPage: h5('a page that does not come asks for a tap, and the tap opens it'),
  nextRelease: h5('a page that is open while the park gets a new release goes on, and keeps what was typed'),
  signInFails: both('a sign-in that keeps failing ends on the error page, whose retry works'),
  noStorage: both('a phone that keeps nothing is signed in once, and stays so until the app is closed'),
  revokedToken: both('a storm of 401 signs in once and stays on the page'),
  signOut: both('a visitor signs out, nothing of theirs stays on the phone, and nothing signs in until they ask'),
  ownData: both('a visitor sees what is kept of them, takes it with them, and is erased; then they are a newcomer'),
  errorCatalogue: both('every failure of a call is told as specified'),
  buy: both('a visitor buys tickets, pays, shows their codes, and each lets in once'),
  realName: both('a ticket with names asks for visitors, once, and refuses a wrong number'),
  guardian: both('a child’s guardian is asked by itself, may refuse and go on, agrees, and withdraws'),
  concession: both('a student sees what to bring, and the gate lets in once the card was seen'),
  orderCentre: weapp('WeChat lets go of what was paid, and its list of orders leads to the order, signed in or out'),
  payLater: both('a payment that is cancelled leaves the order to be paid later'),
  giveBack: both('a ticket is given back, and its money with it'),
  orderOffline: both('an order that was looked at shows again without a network'),
  offlineTicket: both('a ticket opens the gate although neither phone nor gate has a network'),
  companion: both('a ticket is shared by a link, and its companion enters with it; the buyer no longer can'),
  changeDay: both('an order moves to another day'),
  closure: both('when the park closes a slot, one tap gives back or moves'),
  closedDay: h5('a closed day is told on the home and sells nothing'),
  fullDay: both('a day that has the most people allowed says so, and sells nothing more'),
  waitingRoom: both(
    'when more come than can be served, one keeps a place in the queue, and orders with one tap when it is one’s turn',
  ),
  waitingList: both('places that come free are held for who waits'),
  ticketWindow: both('who has no phone reads on a ticket’s page where a person sells it, and the number is dialled'),
  ballot: both('scarce tickets are given by a ballot: who is drawn pays, who is not waits, and the phone checks it'),
  search: both('a visitor finds things by words in Chinese and Latin, and nothing by signs'),
  exhibit: both('a sign opens its exhibit for a newcomer, and the catalogue leads to others, by number, kind and favourite'),
  listen: both('an exhibit’s story is read aloud where the phone can, sentence by sentence, and goes on where one stopped'),
  stamp: both(
    'the code of a sign and a position near enough give a stamp, once, though they wait for the network or a sign-in',
  ),
  walk: both('a walk leads from exhibit to exhibit, keeps what was seen, and shows without a network'),
  pack: both('a walk is taken along: checked, shown whole without a network, changed in part, and removed'),
  guide: both(
    'a newcomer scans a sign, listens, goes on by the map, and walks to the end without a network; each stamp counts once',
  ),
  parkMap: both('the park’s map shows every place, and the way there'),
  mapRoute: both('a way is looked for: around what is closed, without steps, to the nearest toilet in two taps'),
  mapOffline: both('the map finds a way without a network'),
  keyedMap: h5('with a key the map service’s map stands there, and the drawing when it does not come'),
  longList: both('a list of 5,000 rows draws only what is near'),
  everyPage: h5('every page draws itself, and leaves nobody out'),
  largestText: h5('in the largest text every page of a small phone can be read whole'),
  today: both('the home shows the ticket of today before, in and after its time, and what is near in the park'),
  todayAgain: both('a second visit begins with the ticket, without a network, too'),
  warning: both('what the park warns of stands first, and goes by itself'),
  firstScreen: h5('the home is in the page before the app is'),
  feedback: both('a visitor tells the park something with pictures, is answered, and rates the answer'),
  lostFound: both('a thing is reviewed, seen, claimed, and back with its owner'),
  tabBar: both('the tab bar has its measures and opens its four pages'),
  widths: h5('the app fits 320, 375 and 960 px'),
  languages: both('the app speaks five languages'),
  settings: both('the language changes at once in the settings'),
  messages: both('a message arrives, is counted, read, and leads to what it is about'),
  points: both('a visitor checks in once a day, earns points by paying, and gives them back with a refund'),
  help: both('help is called by holding, waits for the network, and arrives once'),
  helpAsks: both('a tap asks before it calls for help, and a call can be cancelled'),
  find: both('who finds a fossil leaves it, reports it without a network, is answered, and has a certificate'),
  appearance: both('text size and dark take effect at once and stay'),
  drawAndClaim: both('a visitor signs up for the draw, wins, is handed the prize once, and checks the draw'),
  drawLookUp: both('an entry is found by name and phone, and says that it did not win'),
  drawWithBeacon: both('a draw with a public beacon waits for it, is drawn, and its signature is checked on the phone'),
  drawTampered: both('a draw that was tampered with is found out on the phone'),
  enrollAndCome: both('a visitor enrols in an activity, shows the code, and the group comes in once'),
  activityLine: both('a place that comes free is held for who waits for an activity'),
  activityApproval: both('an activity that asks first answers the visitor'),
  prizePages: both('prize pages run no login'),
  leavingPrizePages: both('leaving a prize page is a sign-in like any'),
  missingId: both('a page that is opened without its id says so and leads on'),
  version: both('the settings tell the app’s version'),
  newcomersTap: both('what a newcomer taps before the sign-in is over is done'),
  helpFirst: both('help works on a first launch without a network, and the sign-in follows when it is back'),
  sceneCode: both('a printed code leads to what it was printed for'),
  notices: both('what the park tells is read, pinned first, and what was read stays read'),
  lockedPage: both('a page that staff lock says why and until when, and leads home'),
  outside: both('a map shows the way, and the phone dials for help'),
  share: weapp('what is shared says what it is, and opens it again'),
  privacyGuide: weapp('WeChat’s privacy guide is asked for before personal details, and a no is kept to'),
  fromMoments: weapp('a page opened from Moments shows itself without a sign-in, and says what to do'),
  chrome: weapp('WeChat’s own parts follow the theme that is chosen, and the phone’s again'),
  resting: weapp('what counts down or asks again rests behind another page and in the background'),
  tenPages: weapp('the tenth page gives its place to the next'),
  emptyAsNull: weapp('lists that a server says null for are empty'),
  subscribe: weapp('whoever buys is asked once whether WeChat may remind them, and is reminded on the evening before, once'),
  update: weapp('a new version is offered, and taken when the visitor says so'),
} as const satisfies Record<string, Journey>;

export type JourneyName = keyof typeof JOURNEYS;
