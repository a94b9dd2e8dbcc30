-- Devices from which somebody has signed in to an address: a mark that only the device has, as a keyed hash. Beside
-- known_networks, because a device that is known moves from network to network.
CREATE TABLE known_devices (
    email_index  BLOB NOT NULL,
    device_index BLOB NOT NULL,
    forget_at    TEXT NOT NULL,
    PRIMARY KEY (email_index, device_index)
);
CREATE INDEX known_devices_by_forget_at ON known_devices (forget_at);
-- Of a mark that is brought: whether it is one of ours.
CREATE INDEX known_devices_by_device ON known_devices (device_index);
