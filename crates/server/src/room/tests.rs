mod worlds;
