export default function LocksPage() {
  return <h1>Locks</h1>;
}
