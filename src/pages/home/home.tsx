import { Button } from '@nutui/nutui-react-taro';
import { Text, View } from '@tarojs/components';
export default function Home() {
  return (
    <View>
      <Text>home</Text>
      <Button type="primary">x</Button>
    </View>
  );
}
