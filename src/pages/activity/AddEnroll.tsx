import { AddEnrollView } from '@/features/activity/AddEnrollView';
import { WithId } from '@/features/park/WithId';

definePageConfig({ enablePullDownRefresh: false });

/** Enrolling in an activity: who, how many, and what it asks. */
export default function AddEnrollPage() {
  return <WithId page="addEnroll">{(id) => <AddEnrollView id={id} />}</WithId>;
}
