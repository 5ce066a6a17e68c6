// Loaded into each service before its own code: when the script that started it is gone, even by kill -9, the service
// ends itself as it would on SIGTERM. The channel must not keep it alive, so it is unreferenced.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
