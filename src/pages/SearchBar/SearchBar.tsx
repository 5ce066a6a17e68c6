import { Soon } from '@/features/soon/Soon';

export default function SearchBarPage() {
  return <Soon name="searchBar" />;
}
