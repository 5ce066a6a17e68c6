/** `@tarojs/test-utils-react` asks for `act` where React 18 had it; each test would say that it has moved. */
module.exports = { act: require('react').act };
