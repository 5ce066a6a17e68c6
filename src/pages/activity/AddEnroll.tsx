import '@/i18n/activityArea';
import { AddEnrollView } from '@/features/activity/AddEnrollView';
import { useParams } from '@/navigation/useParams';

/** Enrolling in an activity: who, how many, and what it asks. */
export default function AddEnrollPage() {
  const { id = '' } = useParams<'addEnroll'>();
  return <AddEnrollView id={id} />;
}
