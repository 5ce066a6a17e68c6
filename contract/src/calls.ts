/** Every call of the server, by noun. Of use to the server and its tests; the apps import the calls they make. */
export * as activity from './activity/calls';
export * as feedback from './feedback/calls';
export * as help from './help/calls';
export * as lock from './lock/calls';
export * as lostFound from './lostFound/calls';
export * as map from './map/calls';
export * as message from './message/calls';
export * as notice from './notice/calls';
export * as overview from './overview/calls';
export * as points from './points/calls';
export * as search from './search/calls';
export * as session from './session/calls';
export * as visitor from './visitor/calls';
