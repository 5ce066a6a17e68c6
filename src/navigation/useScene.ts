import { useEffect } from 'react';
import { reLaunch } from './guard';
import { sceneUrl } from './scene';
import { useParams } from './useParams';

/**
 * Gives way, from the park's home, which every printed code names, to the page that the code's `scene` means. It takes the home's
 * place: on top of it, a newcomer's sign-in would close it, which ends at the first page of the stack (R-signin-7).
 */
export function useScene(): void {
  const { scene } = useParams<'indexCenter'>();
  useEffect(() => {
    const url = sceneUrl(scene);
    // The page's own file may not come; then home is there, and says nothing of a code.
    if (url) reLaunch({ url }).catch(() => {});
  }, [scene]);
}
