/**
 * Rounds that drand's chain `quicknet` really signed, as others wrote them down. Anybody can compare them with
 * `https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/public/ROUND`.
 */
export interface RecordedRound {
  round: number;
  signature: string;
  /** SHA-256 of the signature, where it was written down, too. */
  randomness?: string;
}

export const RECORDED_ROUNDS: readonly RecordedRound[] = [
  // docs.drand.love, "Our HTTP API": the answer to /v2/beacons/quicknet/rounds/42.
  {
    round: 42,
    signature: '95a9f9f5b231b7714de1553105d8ffdf3dcda24cfdb1e689319bccf79a9c8ce430a91b811fbfaf763900bc998b5d686a',
  },
  // github.com/ideal-lab5/idn-sdk, pallets/randomness-beacon/src/benchmarking.rs: PULSE1000 to PULSE1006; the first one's randomness
  // is in the benchmarks of its pallet-drand.
  {
    round: 1000,
    signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  },
  {
    round: 1001,
    signature: 'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41',
  },
  {
    round: 1002,
    signature: 'ab066f9c12dd6de1336fca0f925192fb0c72a771c3e4c82ede1fd362c1a770f9eb05843c6308ce2530b53a99c0281a6e',
  },
  {
    round: 1003,
    signature: 'b104c82771698f45fd8dcfead083d482694c31ab519bcef077f126f3736fe98c8392fd5d45d88aeb76b56ccfcb0296d7',
  },
  {
    round: 1004,
    signature: 'a40658b820c0f8c10207524179a2031ba9537688a0d04e4851b58026be9a341fee3b96fb48ffad28483d84b40a5864aa',
  },
  {
    round: 1005,
    signature: 'b896a4e9ebdb143601d1cdb39aa9357ef27b48d7d3c1c614e14110243850a9ea21fd96e016a5b64c2a2960d1c73abad8',
  },
  {
    round: 1006,
    signature: '820251ae1f3f819ec339ea2c80c8f44c5fc9b5ce42c75685e33af39ff9a8809359cd1b7539158f73fcece916cca85ded',
  },
  // pypi.org/project/drand-verify: the example of verify_quicknet.
  {
    round: 657_413,
    signature: 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
    randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  },
];

/** One of them. */
export function recordedRound(round: number): RecordedRound {
  const found = RECORDED_ROUNDS.find((one) => one.round === round);
  if (!found) throw new Error(`round ${round} was not recorded`);
  return found;
}
