import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Text, View } from '@tarojs/components';
import Taro from '@tarojs/taro';

const c = new QueryClient();
function X() {
  const q = useQuery({ queryKey: ['x'], queryFn: async () => (await Taro.request({ url: '/x' })).data });
  return <Text>{String(q.data)}</Text>;
}
export default function Home() {
  return (
    <QueryClientProvider client={c}>
      <View>
        <Text>home</Text>
        <X />
      </View>
    </QueryClientProvider>
  );
}
