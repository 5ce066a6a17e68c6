import { Text, View } from '@tarojs/components';
export default function Home() {
  return (
    <View>
      <Text>home</Text>
    </View>
  );
}
